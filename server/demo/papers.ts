/** Returns a one-page PDF with one line of text: plain ASCII without brackets or backslashes. */
export function pdf(line: string): Buffer<ArrayBuffer> {
  const drawing = `BT /F1 24 Tf 72 720 Td (${line}) Tj ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ].map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`);
  const head = "%PDF-1.4\n";
  const starts = objects.map((_, index) => head.length + objects.slice(0, index).join("").length);
  const body = head + objects.join("");
  const table = ["0000000000 65535 f ", ...starts.map((start) => `${String(start).padStart(10, "0")} 00000 n `)];
  const size = table.length;
  return Buffer.from(
    `${body}xref\n0 ${size}\n${table.join("\n")}\ntrailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    "latin1",
  );
}

/** Returns a CSV file with one row for each hour of a day. */
export const tideTable = (): Buffer<ArrayBuffer> =>
  Buffer.from(
    [
      "hour,metres",
      ...Array.from({ length: 24 }, (_, hour) => `${hour},${(2 + 1.5 * Math.sin(hour / 2)).toFixed(2)}`),
    ].join("\n"),
  );

/** Returns an SVG, for which the backend makes no thumbnails. */
export const burgee = (): Buffer<ArrayBuffer> =>
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><path fill="#0b5a70" d="M0 0l60 20L0 40z"/><circle cx="18" cy="20" r="7" fill="#f0c419"/></svg>',
  );
