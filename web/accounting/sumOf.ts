/** Adds two dollar amounts, exact to the cent. */
export const sumOf = (one: number, other: number) => (Math.round(one * 100) + Math.round(other * 100)) / 100
