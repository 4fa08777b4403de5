// Draws the tables of docs/ from docs/figures/*.json: `npm run figures` writes them, `-- --check` only compares.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./project.mjs";

const DOCS = join(ROOT, "docs");
const TABLE = /(<!-- figures: (\w+) -->\n)[\s\S]*?(<!-- end -->)/g;

function drawTable(name) {
  const text = readFileSync(join(DOCS, "figures", `${name}.json`), "utf8");
  const { command, date, machine, columns, rows } = JSON.parse(text);
  const lines = [columns, columns.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`);
  return `\n\`${command}\`, ${date}, ${machine}:\n\n${lines.join("\n")}\n\n`;
}

const isCheck = process.argv.includes("--check");
for (const name of readdirSync(DOCS).filter((file) => file.endsWith(".md"))) {
  const path = join(DOCS, name);
  const text = readFileSync(path, "utf8");
  const drawn = text.replace(TABLE, (_, begin, table, end) => begin + drawTable(table) + end);
  if (drawn === text) continue;
  if (!isCheck) writeFileSync(path, drawn);
  else {
    console.error(`docs/${name} differs from docs/figures: npm run figures`);
    process.exitCode = 1;
  }
}
