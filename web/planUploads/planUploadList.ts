import { listSpec } from '../kit/lists/listSpec.ts'

export const planUploadList = listSpec({
  sorts: { UPLOADED: 'Uploaded' },
  defaultSort: 'UPLOADED_DESC',
  filters: { planId: { kind: 'number', label: 'Plan' } },
})

/** The list of uploads, with the plans as filter options. */
export function planUploadListOf(options: readonly { value: number; label: string }[]) {
  return { ...planUploadList, filters: { planId: { kind: 'choice', label: 'Plan', options } } } as const
}
