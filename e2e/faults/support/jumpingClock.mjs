// Preloaded into the server, so that tests can set its wall clock.
// On SIGUSR2 the clock is set off by the milliseconds that stand in the file KINGROW_TEST_CLOCK.
import { readFileSync } from "node:fs";

const RealDate = Date;
let offset = 0;

globalThis.Date = class extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(RealDate.now() + offset);
    else super(...args);
  }

  static now() {
    return RealDate.now() + offset;
  }
};

process.on("SIGUSR2", () => {
  offset = Number(readFileSync(process.env.KINGROW_TEST_CLOCK, "utf8"));
});
