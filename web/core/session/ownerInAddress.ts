/** URL that opens a screen about one owner, also in a new tab that does not know the chosen owner. */
export const addressOf = (accountOwnerId: number, screen = 'home'): string => `/owners/${accountOwnerId}/${screen}`

export const ownerAddresses = 'owners/:accountOwnerId/*'
