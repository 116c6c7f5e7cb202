/** A screen about one owner that staff asked for before they chose the owner. */
interface WantedScreen {
  to: string
  label: string
}

/** Navigation state of Search, which opens the screen for the chosen owner. */
export const forScreen = ({ to, label }: WantedScreen) => ({ wanted: { to, label } })

export const wantedScreen = (state: unknown): WantedScreen | null =>
  (state as Partial<ReturnType<typeof forScreen>> | null)?.wanted ?? null
