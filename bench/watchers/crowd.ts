// People who watch, in a process of their own: what they read must not hold up the players' own clients.
import { letIn, openStockSocket } from "@kingrow/protocol/testing";

const [roomId = "", count = "0", ...urls] = process.argv.slice(2);
let states = 0;

async function watch(url: string): Promise<void> {
  const socket = openStockSocket(url, { transports: ["websocket"] });
  await letIn(socket);
  const ack = await socket.emitWithAck("watchRoom", { roomId });
  if (ack.success !== true) throw new Error(`watchRoom: ${ack.message}`);
  socket.on("roomState", () => (states += 1));
}

for (let number = 0; number < Number(count); number += 1)
  await watch(urls[number % urls.length] ?? "");
process.stdout.write("all watch\n");
process.once("SIGTERM", () => {
  process.stdout.write(`${states}\n`, () => process.exit(0));
});
