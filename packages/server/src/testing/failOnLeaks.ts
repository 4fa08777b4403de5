// Fails the tests when Node warns that listeners pile up.

function failOnLeak(warning: Error): void {
  if (warning.name === "MaxListenersExceededWarning") throw warning;
}

// Each test file runs this again, and the files share their process.
const isThere = process.listeners("warning").some(({ name }) => name === failOnLeak.name);
if (!isThere) process.on("warning", failOnLeak);
