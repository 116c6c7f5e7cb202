import 'graphiql/setup-workers/vite'
import 'graphiql/style.css'
import '@fontsource/montserrat/400.css'
import '@fontsource/montserrat/600.css'
import './graphiql.css'
import { createRoot } from 'react-dom/client'
import { DeveloperPage } from './DeveloperPage.tsx'

const root = document.getElementById('root')
if (root) createRoot(root).render(<DeveloperPage />)
