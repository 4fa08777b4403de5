// Folds the few lines that all pieces of the build share into the page's first piece: by themselves they would be a request more.
import { basename } from "node:path";
import type { Plugin, Rolldown } from "vite";

type Chunk = Rolldown.OutputChunk;

const RUNTIME = "rolldown-runtime";
const HOST = "app";
/** Both are minified: `import{t as a,n as b}from"./file.js";`, `export{x as t,y as n};`. */
const EXPORTS = /export\{([^}]*)\};?\s*$/;

/** The bundler gives them a file of their own wherever pieces are named by hand; every screen loads the first piece anyway. */
export function runtimeInside(): Plugin {
  return {
    name: "runtime-inside",
    apply: "build",
    generateBundle: {
      order: "pre",
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const runtime = chunks.find(({ name }) => name === RUNTIME);
        const host = chunks.find(({ name }) => name === HOST);
        if (runtime === undefined || host === undefined) this.error("The build has other pieces.");
        moveIn(runtime, host);
        for (const chunk of chunks) if (chunk !== host) pointTo(host, runtime, chunk);
        delete bundle[runtime.fileName];
      },
    },
  };
}

function moveIn(runtime: Chunk, host: Chunk): void {
  const [all = "", list = ""] = EXPORTS.exec(runtime.code) ?? [];
  const body = runtime.code.slice(0, -all.length);
  const names = pairsOf(list).map(([, outer]) => handedOn(outer));
  const handed = pairsOf(list).map(([inner]) => inner);
  const own = importOf(runtime).exec(host.code)?.[1] ?? "";
  const used = pairsOf(own).map(([outer, inner]) => `${inner}=${handedOn(outer)}`);
  host.code =
    `const[${names.join()}]=(()=>{${body}return[${handed.join()}]})(),${used.join()};` +
    `${host.code.replace(importOf(runtime), "")}export{${names.join()}};`;
  host.imports = host.imports.filter((file) => file !== runtime.fileName);
}

function pointTo(host: Chunk, runtime: Chunk, chunk: Chunk): void {
  const list = importOf(runtime).exec(chunk.code)?.[1];
  if (list === undefined) return;
  const names = pairsOf(list).map(([outer, inner]) => `${handedOn(outer)} as ${inner}`);
  const instead = `import{${names.join()}}from"./${fileOf(host)}";`;
  chunk.code = chunk.code.replace(importOf(runtime), () => instead);
  const imports = chunk.imports.map((file) => (file === runtime.fileName ? host.fileName : file));
  chunk.imports = [...new Set(imports)];
}

function importOf(chunk: Chunk): RegExp {
  const file = fileOf(chunk).replaceAll(".", String.raw`\.`);
  return new RegExp(String.raw`import\{([^}]*)\}from"\./${file}";`);
}

function fileOf({ fileName }: Chunk): string {
  return basename(fileName);
}

/** `a as b` or `a` alone, as often as there are. */
function pairsOf(list: string): readonly (readonly [string, string])[] {
  return list.split(",").map((each) => {
    const [one = "", other = one] = each.trim().split(" as ");
    return [one, other];
  });
}

/** The name it has in its new place, where other names are as short. */
function handedOn(name: string): string {
  return `$${name}$`;
}
