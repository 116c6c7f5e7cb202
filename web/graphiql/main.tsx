import 'graphiql/setup-workers/vite'
import 'graphiql/style.css'
import '@fontsource-variable/montserrat/wght.css'
import './graphiql.css'
import { createRoot } from 'react-dom/client'
import { DeveloperPage } from './DeveloperPage.tsx'

const root = document.getElementById('root')
if (root) createRoot(root).render(<DeveloperPage />)
