// Wie Räume heißen, auf Deutsch.
import type { NameWords } from "./roomName.ts";

export const deNames: NameWords = {
  animals:
    "Reiher Otter Falke Dachs Rabe Biber Schwan Hase Luchs Eule Lachs Zaunkönig Fuchs Hirsch Kranich Fink Bär Elster Robbe Rotkehlchen Wolf Möwe Forelle Motte Habicht Kröte Lerche Maulwurf Gans Biene Hecht Steinbock",
  things:
    "Eiche Hafen Laterne Weide Brücke Anker Ahorn Turm Wiese Kerze Fluss Kompass Birke Insel Glocke Obstgarten Mühle Kiesel Zeder Garten Leuchtturm Kessel Kiefer Tal Trommel Hasel Leiter Wolke Ulme Brunnen Segel Stein",
  together: (animal, thing) => `${animal} und ${thing}`,
};
