// This font file contains all weights. It loads with the first text of the layout, before the screen's content.
import '@fontsource-variable/montserrat/wght.css'
