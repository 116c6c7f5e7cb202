// One file with all weights: it loads with the first text of the frame, before the content arrives.
import '@fontsource-variable/montserrat/wght.css'
