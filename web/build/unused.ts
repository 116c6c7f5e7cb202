/** In the built page, stands in the place of the parts of Relay that vite.config.ts names as unused. */
export default {}
