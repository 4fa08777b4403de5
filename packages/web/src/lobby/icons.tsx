// The icons of the ways to play.
import { Icon } from "../ui/icons.tsx";

/** A chain link: a friend comes by a link. */
export function InviteIcon() {
  return (
    <Icon>
      <path d="m10 14 4-4M8.5 11.5 6 14a3.5 3.5 0 0 0 5 5l2.5-2.5m2-4L18 10a3.5 3.5 0 0 0-5-5l-2.5 2.5" />
    </Icon>
  );
}

/** A board with one disc on it and a free seat. */
export function TableIcon() {
  return (
    <Icon>
      <rect x="4" y="4" width="16" height="16" rx="2" />
      <path d="M12 4v16M4 12h16" />
      <circle cx="8" cy="16" r="1.7" fill="currentColor" stroke="none" />
    </Icon>
  );
}

export function ComputerIcon() {
  return (
    <Icon>
      <rect x="6.5" y="6.5" width="11" height="11" rx="2" />
      <path d="M9.5 3v3.5m5-3.5v3.5m-5 11V21m5-3.5V21M3 9.5h3.5m-3.5 5h3.5m11-5H21m-3.5 5H21M10.5 10.5h3v3h-3z" />
    </Icon>
  );
}

/** Two people at one board. */
export function PairIcon() {
  return (
    <Icon>
      <circle cx="7.5" cy="8" r="3" />
      <circle cx="16.5" cy="8" r="3" />
      <path d="M2.5 19c0-3.5 2-5.5 5-5.5s5 2 5 5.5m2.5-5.2c.5-.2 1-.3 1.5-.3 3 0 5 2 5 5.5" />
    </Icon>
  );
}
