// Text whose moves never break at their hyphen.
const MOVE = /(\d+-\d+)/;

export function WholeMoves({ children }: { readonly children: string }) {
  return children.split(MOVE).map((part, index) =>
    MOVE.test(part) ? (
      // oxlint-disable-next-line react/no-array-index-key -- a move of a sentence is known by its place
      <span key={index} style={{ whiteSpace: "nowrap" }}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
