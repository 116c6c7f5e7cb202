import type { RecordProxy } from 'relay-runtime'

const answers = ['amount', 'type', 'payment', 'bankAccount', 'federal', 'state', 'rollover', 'confirmation'] as const
export type Answer = (typeof answers)[number]

interface PayloadStore {
  getRootField: (name: string) => RecordProxy | null
}

/**
 * Returns a store updater that removes answers that the save's response lacks. The server clears later answers when an
 * earlier one changes, and no form may show a cleared answer.
 */
export function keepOnly(mutationField: string, kept: readonly Answer[]) {
  return (store: PayloadStore): void => {
    const wizard = store.getRootField(mutationField)?.getLinkedRecord('account')?.getLinkedRecord('withdrawWizard')
    if (!wizard) return
    for (const answer of answers) if (!kept.includes(answer)) wizard.setValue(undefined, answer)
  }
}
