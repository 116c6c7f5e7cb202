export function CalendarIcon() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" fill="none" stroke="currentColor">
      <rect x="2.5" y="3.5" width="13" height="12" rx="2" strokeWidth="1.3" />
      <path d="M2.5 7h13M6 2v3M12 2v3" strokeWidth="1.3" strokeLinecap="round" />
    </svg>
  )
}
