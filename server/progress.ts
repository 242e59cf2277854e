const { stdout } = process;
const everyMilliseconds = 5000;

/** Shows what is going on: on one line that changes, or a line now and then where the output is no terminal. Nothing clears the line. */
export function progress(): (line?: string) => void {
  let last = 0;
  return (line) => {
    if (stdout.isTTY) return void stdout.write(`\r\u001B[2K${(line ?? "").slice(0, stdout.columns - 3)}`);
    if (line === undefined || Date.now() - last < everyMilliseconds) return;
    last = Date.now();
    stdout.write(`  ${line}\n`);
  };
}
