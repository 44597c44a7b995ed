#!/bin/sh
# Run by nginx's own image before it starts: the reference configuration, with the names of compose.yaml in it.
# A container that is made anew has another address: Docker is asked for it again (`resolve`, from nginx 1.27.3 on).
set -eu
target=${TARGET:-/etc/nginx/nginx.conf}
sed -e 's/^user www-data;$/user nginx;/' \
    -e 's/127\.0\.0\.1:3000/site-a:3000 resolve/; s/127\.0\.0\.1:3001/site-b:3000 resolve/' \
    -e 's/^http {$/&\n    resolver 127.0.0.11 valid=5s ipv6=off;/' \
    -e "s/server_name www\.example\.pt example\.pt;/server_name ${SITE_NAME};/" \
    -e 's#/var/log/nginx/site\.log#/dev/stdout#' \
    -e '/^include \/etc\/nginx\/modules-enabled/d' \
    /srv/site/deploy/nginx.conf >"$target"
if [ -n "${PROXY:-}" ]; then
  # It has the certificate.
  sed -i -e '/listen .*443 ssl/d; /ssl_certificate/d; /ssl_reject/d; s/# real_ip_header/real_ip_header/' \
    -e "s#\# set_real_ip_from .*#set_real_ip_from ${PROXY};#" "$target"
elif [ ! -s "${CERTIFICATE:-/etc/nginx/site.pem}" ]; then
  echo 'Set CERTIFICATE and CERTIFICATE_KEY to files, or PROXY to the address of the proxy that has them: docs/deploying.md.' >&2
  exit 1
fi
mkdir -p /var/lib/nginx/site /var/lib/nginx/pictures /var/lib/nginx/static
chown nginx /var/lib/nginx/site /var/lib/nginx/pictures /var/lib/nginx/static
