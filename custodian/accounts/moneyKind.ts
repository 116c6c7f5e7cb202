import { MONEY_KINDS } from '../../contract/accounts.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'

export type MoneyKind = keyof typeof MONEY_KINDS

const kindOfType = new Map<number, MoneyKind>(
  (Object.keys(MONEY_KINDS) as MoneyKind[]).flatMap((kind) =>
    MONEY_KINDS[kind].map((type) => [TRANSACTION_TYPE[type], kind] as const),
  ),
)

/** The category that the owner sees for a transaction type; undefined for other types. */
export const moneyKindOf = (typeId: number): MoneyKind | undefined => kindOfType.get(typeId)
