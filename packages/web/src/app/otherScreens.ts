// The screens that few visits lead to: where they are is no part of every page's first load.
export const replay = async () => (await import("../replay/ReplayRoute.tsx")).ReplayRoute;
export const review = async () => {
  const texts = studyTexts();
  const { ReviewRoute } = await import("../study/review/ReviewRoute.tsx");
  await texts;
  return ReviewRoute;
};
export const analysis = async () => {
  const texts = studyTexts();
  const { AnalysisRoute } = await import("../study/analysis/AnalysisRoute.tsx");
  await texts;
  return AnalysisRoute;
};
export const practice = async () => {
  const texts = import("../practice/practiceTexts.ts").then((part) => part.practiceTexts.ready());
  const { PracticeRoute } = await import("../practice/PracticeRoute.tsx");
  await texts;
  return PracticeRoute;
};
export const table = async () => {
  const texts = import("../table/tableTexts.ts").then((part) => part.tableTexts.ready());
  const { TableRoute } = await import("../table/TableRoute.tsx");
  await texts;
  return TableRoute;
};
export const shots = async () => {
  const texts = import("../study/shots/shotsTexts.ts").then((part) => part.shotsTexts.ready());
  const { ShotsRoute } = await import("../study/shots/ShotsRoute.tsx");
  await texts;
  return ShotsRoute;
};
export const watch = async () => {
  const texts = import("../watch/watchTexts.ts").then((part) => part.watchTexts.ready());
  const { WatchRoute } = await import("../watch/WatchRoute.tsx");
  await texts;
  return WatchRoute;
};

async function studyTexts(): Promise<void> {
  await (await import("../study/frame/studyTexts.ts")).studyTexts.ready();
}
