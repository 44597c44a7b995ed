/* `npm run sandbox`: a platform of one's own, with the content of several tenants. */
import '../sandbox/main'
