// A commit whose answer got lost: the store finds out later, the caller hears of a fault now.
import { type CommitResult, StoreFault } from "./roomStore.ts";

/**
 * The medium did not say in time whether it took the change. Unlike after any other fault the change
 * may be stored; `outcome` tells, as soon as the medium answers again. It may stay open for ever.
 */
export class UnknownCommit extends StoreFault {
  readonly outcome: Promise<CommitResult>;

  constructor(outcome: Promise<CommitResult>, cause: unknown) {
    super("It is not known yet whether the change is stored", { cause });
    this.outcome = outcome;
  }
}
