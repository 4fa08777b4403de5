// When was asked what brought a new state: so it is known how long that was on its way (O3).

export interface Questions {
  /** The question sent at this time was answered with this version of the room; milliseconds. */
  readonly answered: (version: number, sentAt: number | undefined) => void;
  /** When the question was sent that brought this version; `undefined` for what others did. */
  readonly sentAt: (version: number) => number | undefined;
}

/** The answer comes right before the state it speaks of, so the latest one is all there is to know. */
export function createQuestions(): Questions {
  let latest: { readonly version: number; readonly sentAt: number | undefined } | undefined;
  return {
    answered: (version, sentAt) => {
      latest = { version, sentAt };
    },
    sentAt: (version) => (latest?.version === version ? latest.sentAt : undefined),
  };
}
