import { makeStyles } from '@fluentui/react-components'

/** SVG paths of the icons in a box of 24 by 24, by the URL path of the menu entry. */
const ICONS: Readonly<Record<string, string>> = {
  '/home': 'M4 11 12 4l8 7v9h-5v-6H9v6H4z',
  '/transaction': 'M4 8h14m-3-3 3 3-3 3M20 16H6m3-3-3 3 3 3',
  '/profile': 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 8c1-4 4-6 8-6s7 2 8 6',
  '/password': 'M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3',
  '/upload': 'M12 16V5m-4 4 4-4 4 4M5 19h14',
  '/compliance': 'm12 3 8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zm-3 9 2 2 4-4',
  '/document': 'M7 3h7l4 4v14H7zm7 0v4h4m-8 5h5m-5 4h5',
  '/note': 'M5 4h14v11l-5 5H5zm9 16v-5h5M9 9h6',
  '/jobs': 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3 2',
  '/plans': 'M3 20h18M5 20V9h5m0 11V4h9v16M13 8h3m-3 4h3m-3 4h3',
  '/settings': 'M4 7h9m4 0h3M4 17h3m4 0h9M15 5v4m-6 6v4',
  '/state': 'M6 18 18 6M8 9.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm8 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  '/search': 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4 4',
  '/withdrawals': 'M12 4v11m-4-4 4 4 4-4M5 20h14',
  '/rollovers': 'M4 11a8 8 0 0 1 14-5l2 2m0-4v4h-4m4 5a8 8 0 0 1-14 5l-2-2m0 4v-4h4',
  '/upload-center': 'M4 13v6h16v-6h-5l-1 2h-4l-1-2zm0 0 3-8h10l3 8',
  '/uploads': 'M5 4h14v16H5zm0 6h14M5 15h14M10 4v16',
}

const useStyles = makeStyles({ icon: { flexShrink: 0, marginInlineEnd: '12px' } })

/** The icon before a menu entry. Screen readers get the entry's text instead. */
export function MenuIcon({ path }: { path: string }) {
  const styles = useStyles()
  return (
    <svg className={styles.icon} width="18" height="18" viewBox="0 0 24 24" aria-hidden="true" fill="none">
      <path d={ICONS[path]} stroke="currentColor" strokeWidth="1.7" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
