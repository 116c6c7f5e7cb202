/** Sum of two amounts in dollars, exact to the cent. */
export const sumOf = (one: number, other: number) => (Math.round(one * 100) + Math.round(other * 100)) / 100
