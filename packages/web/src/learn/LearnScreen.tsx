// The rules as a page of their own; trying one takes the place of the list.
import { useState } from "react";
import { PageFrame } from "../shell/frame/PageFrame.tsx";
import { SiteHeader } from "../shell/header/SiteHeader.tsx";
import { useServices } from "../shell/services/services.ts";
import { useTitle } from "../shell/tab/useTab.ts";
import { useStudyTexts } from "../text/study/studyTexts.ts";
import { useTexts } from "../text/texts.ts";
import { Button } from "../ui/Button.tsx";
import styles from "./LearnScreen.module.css";
import { Rules } from "../help/Rules.tsx";
import { Tried } from "../help/Tried.tsx";

export function LearnScreen() {
  const { app } = useTexts();
  const { help } = useStudyTexts();
  const { announcer } = useServices();
  const [tried, setTried] = useState<number>();
  useTitle(`${help.title} · ${app.name}`);
  const close = (): void => {
    setTried(undefined);
    document.getElementById("main")?.focus();
  };
  return (
    <PageFrame hasNavigation header={<SiteHeader />}>
      <div className={styles["learn"]}>
        <h1>{help.title}</h1>
        {tried === undefined ? (
          <Rules onTry={setTried} />
        ) : (
          <>
            <Tried first={tried} say={(text) => announcer.say(text, "polite")} onClose={close} />
            <Button onClick={close}>{help.allRules}</Button>
          </>
        )}
      </div>
    </PageFrame>
  );
}
