// Replaces a local game that was opened in another tab.
import { FullScreen } from "../shell/frame/FullScreen.tsx";
import { Button } from "../ui/Button.tsx";

interface ElsewhereProps {
  readonly texts: {
    readonly elsewhere: string;
    readonly elsewhereText: string;
    readonly here: string;
  };
  readonly onHere: () => void;
}

export function Elsewhere({ texts, onHere }: ElsewhereProps) {
  return (
    <FullScreen title={texts.elsewhere} text={texts.elsewhereText} isAlert>
      <Button variant="primary" onClick={onHere}>
        {texts.here}
      </Button>
    </FullScreen>
  );
}
