// A QR code as one SVG path.
import { useMemo } from "react";
import { encode } from "uqr";
import styles from "./SharePanel.module.css";

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => draw(text), [text]);
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the picture is drawn here
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles["qr"]}
    >
      <path d={path} />
    </svg>
  );
}

function draw(text: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")));
  return { size, path: path.join("") };
}
