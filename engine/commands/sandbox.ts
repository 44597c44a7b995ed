/* `npm run sandbox`: a local platform with the content of several tenants. */
import '../sandbox/main'
