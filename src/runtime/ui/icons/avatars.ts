const white = "#f5f3ec";
const sea = "#1f7a90";
const navy = "#17384a";
const brass = "#d9a429";
const red = "#c03a35";

interface AvatarDesign {
  name: string;
  ground: string;
  shapes: readonly (readonly [fill: string, path: string])[];
}

/** Ten avatars by number. They differ in shape as well as in color, and look the same in both themes. */
export const avatars: readonly AvatarDesign[] = [
  { name: "Cross", ground: white, shapes: [[sea, "M14 0h8v36h-8zM0 14h36v8H0z"]] },
  { name: "Disc", ground: brass, shapes: [[navy, "M18 8.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19z"]] },
  { name: "Saltire", ground: navy, shapes: [[white, "M-2.5 2.5l5-5 36 36-5 5zM33.5-2.5l5 5-36 36-5-5z"]] },
  { name: "Halves", ground: white, shapes: [[red, "M18 0h18v36H18z"]] },
  { name: "Quarters", ground: red, shapes: [[white, "M0 0h18v18H0zM18 18h18v18H18z"]] },
  {
    name: "Frame",
    ground: sea,
    shapes: [
      [white, "M7 7h22v22H7z"],
      [red, "M13 13h10v10H13z"],
    ],
  },
  { name: "Bars", ground: brass, shapes: [[navy, "M0 0h7.2v36H0zM14.4 0h7.2v36h-7.2zM28.8 0H36v36h-7.2z"]] },
  { name: "Wedge", ground: sea, shapes: [[brass, "M0 0l24 18L0 36z"]] },
  { name: "Lozenge", ground: white, shapes: [[navy, "M18 3l15 15-15 15L3 18z"]] },
  {
    name: "Checks",
    ground: white,
    shapes: [[navy, "M0 0h12v12H0zM24 0h12v12H24zM12 12h12v12H12zM0 24h12v12H0zM24 24h12v12H24z"]],
  },
];
