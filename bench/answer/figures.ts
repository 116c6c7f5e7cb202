export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** The mean of a figure's rounds with its range: "2.01 (1.90 to 2.13)". */
export const spread = (values: readonly number[]): string =>
  `${mean(values).toFixed(2)} (${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)})`
