// The rules as a page of their own, each to be tried, and below them the lessons (P36, P91).
import { useState } from "react";
import { SitePage } from "../site/SiteHeader.tsx";
import { useArrivalAt } from "../shell/frame/arrival.ts";
import { useServices } from "../shell/services/services.ts";
import { useTitle } from "../shell/tab/useTab.ts";
import { useFragment } from "../shell/address/navigation.ts";
import { LESSONS, solvedOf, tasksOf } from "../study/lessons/lessonBook.ts";
import { LessonScreen } from "../study/lessons/LessonScreen.tsx";
import { useStudyTexts } from "../text/study/studyTexts.ts";
import buttons from "../ui/Button.module.css";
import { Button } from "../ui/Button.tsx";
import styles from "./LearnScreen.module.css";
import { Rules } from "../help/Rules.tsx";
import { Tried } from "../help/Tried.tsx";

/** `/learn#bridge` is the lesson of that name. */
export function LearnScreen() {
  const { app, help, lessons } = useStudyTexts();
  const fragment = useFragment();
  const name = LESSONS.find((lesson) => `#${lesson}` === fragment);
  useTitle(`${name === undefined ? help.title : lessons.names[name]} · ${app.name}`);
  useArrivalAt(name);
  return name === undefined ? <RulesAndLessons /> : <LessonScreen key={name} name={name} />;
}

function RulesAndLessons() {
  const { help, lessons } = useStudyTexts();
  const { announcer } = useServices();
  const [tried, setTried] = useState<number>();
  const close = (): void => {
    setTried(undefined);
    document.getElementById("main")?.focus();
  };
  return (
    <SitePage title={help.title} className={styles["learn"]}>
      {tried === undefined ? (
        <>
          <Rules onTry={setTried} />
          <section className={styles["lessons"]}>
            <h2>{lessons.heading}</h2>
            <p>{lessons.intro}</p>
            {LESSONS.map((name) => (
              <a key={name} href={`#${name}`} className={buttons["link"]}>
                {lessons.names[name]}
                <small>{lessons.solved(solvedOf(name), tasksOf(name).length)}</small>
              </a>
            ))}
          </section>
        </>
      ) : (
        <>
          <Tried first={tried} say={(text) => announcer.say(text)} onClose={close} />
          <Button onClick={close}>{help.allRules}</Button>
        </>
      )}
    </SitePage>
  );
}
