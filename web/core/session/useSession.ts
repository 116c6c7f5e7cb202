import { useStore } from 'zustand'
import { session } from './session.ts'
import type { Session } from './sessionStorage.ts'

export function useSession<T>(select: (state: Session) => T): T {
  return useStore(session, select)
}
