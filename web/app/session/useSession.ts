import { useStore } from 'zustand'
import { session, type Session } from './session.ts'

export function useSession<T>(select: (state: Session) => T): T {
  return useStore(session, select)
}
