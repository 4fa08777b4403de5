// Reads what strace wrote: one entry per finished call, in the order in which the calls ended.

export interface Syscall {
  readonly name: string;
  readonly text: string;
  readonly result: string;
}

const WHOLE = /^(\d+) +(\w+)\((.*)\) += (.*)$/s;
const BEGUN = /^(\d+) +(\w+)\((.*) <unfinished \.\.\.>$/s;
const ENDED = /^(\d+) +<\.\.\. (\w+) resumed>(.*)\) += (.*)$/s;

/** A call of one thread may be written in two halves, with those of other threads in between. */
export function readTrace(trace: string): readonly Syscall[] {
  const begun = new Map<string, string>();
  return trace.split("\n").flatMap((line) => {
    const half = BEGUN.exec(line);
    if (half !== null) begun.set(half[1] ?? "", half[3] ?? "");
    const ended = ENDED.exec(line);
    if (ended !== null) return [callOf(ended, begun.get(ended[1] ?? "") ?? "")];
    const whole = WHOLE.exec(line);
    return whole === null ? [] : [callOf(whole, "")];
  });
}

function callOf([, , name = "", text = "", result = ""]: RegExpExecArray, start: string): Syscall {
  return { name, text: `${name}(${start}${text}`, result };
}
