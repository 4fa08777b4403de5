// What Redis refused or did not answer, as the port of the stores tells it.
import { StoreFault } from "../roomStore.ts";

/** Rejects with nothing but StoreFault. */
export async function asStoreFault<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof StoreFault) throw error;
    throw new StoreFault("Redis did not do what was asked", { cause: error });
  }
}
