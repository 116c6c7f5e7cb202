import { listSpec } from '../kit/lists/listSpec.ts'

export const planUploadList = listSpec({
  sorts: { UPLOADED: 'Uploaded' },
  defaultSort: 'UPLOADED_DESC',
  filters: { planId: { kind: 'number', label: 'Plan' } },
})

/** List of uploads, whose filter offers the plans. */
export function planUploadListOf(options: readonly { value: number; label: string }[]) {
  return { ...planUploadList, filters: { planId: { kind: 'choice', label: 'Plan', options } } } as const
}
