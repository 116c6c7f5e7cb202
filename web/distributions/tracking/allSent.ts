/** Why a payment approved now is made in the next year. */
export const allSent = (isCheck: boolean) =>
  isCheck ? 'The checks of this year have all been printed.' : 'The direct deposits of this year have all been sent.'
