// People who watch, in a process of their own: what they read must not hold up the players' own clients.
import { io, type Socket } from "socket.io-client";

const [roomId = "", count = "0", ...urls] = process.argv.slice(2);
let states = 0;

async function watch(url: string): Promise<Socket> {
  const socket = io(url, { transports: ["websocket"], forceNew: true });
  await new Promise<void>((resolve) => socket.once("connect", resolve));
  const ack = await socket.emitWithAck("watchRoom", { roomId });
  if (ack.success !== true) throw new Error(`watchRoom: ${ack.message}`);
  return socket.on("roomState", () => (states += 1));
}

for (let number = 0; number < Number(count); number += 1)
  await watch(urls[number % urls.length] ?? "");
process.stdout.write("all watch\n");
process.once("SIGTERM", () => {
  process.stdout.write(`${states}\n`, () => process.exit(0));
});
