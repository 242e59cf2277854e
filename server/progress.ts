const { stdout } = process;
const everyMilliseconds = 5000;

/**
 * Shows progress on one changing line, or as occasional lines if the output is no terminal. A call without a line
 * clears it.
 */
export function progress(): (line?: string) => void {
  let last = 0;
  return (line) => {
    if (stdout.isTTY) return void stdout.write(`\r\u001B[2K${(line ?? "").slice(0, stdout.columns - 3)}`);
    if (line === undefined || Date.now() - last < everyMilliseconds) return;
    last = Date.now();
    stdout.write(`  ${line}\n`);
  };
}
