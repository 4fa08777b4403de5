// Reads the room id of an address. An impossible id shows an error and is never sent.
import { roomAddressOf } from "@kingrow/protocol";
import { Failure, RoomScreen } from "./RoomScreen.tsx";

export function RoomRoute({ path }: { readonly path: string }) {
  const address = roomAddressOf(path);
  if (address.kind === "room") return <RoomScreen key={address.roomId} roomId={address.roomId} />;
  return (
    <Failure>
      {({ NoRoomScreen, NonsenseScreen }) =>
        address.kind === "missing" ? <NoRoomScreen /> : <NonsenseScreen />
      }
    </Failure>
  );
}
