// What is shown until the first room state is here (P14).
import { useTexts } from "../text/texts.ts";
import { Spinner } from "../ui/Spinner.tsx";
import { ConnectionStatus } from "./ConnectionStatus.tsx";
import { FullScreen } from "./FullScreen.tsx";

export function LoadingScreen() {
  const { loading } = useTexts();
  return (
    <FullScreen>
      <Spinner size="page" label={loading} />
      <ConnectionStatus />
    </FullScreen>
  );
}
