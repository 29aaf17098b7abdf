#!/bin/sh
# Runs a command with a Ceph object gateway of its own, which is gone afterwards: bucket `releases`, and the
# variables of the AWS SDK that lead to it. Debian: apt-get install ceph-mon ceph-osd radosgw ceph-common
set -eu

for program in ceph-mon ceph-osd radosgw radosgw-admin ceph ceph-authtool monmaptool; do
  command -v "$program" >/dev/null || {
    echo "$program is missing: apt-get install ceph-mon ceph-osd radosgw ceph-common" >&2
    exit 2
  }
done

mon_port=${CEPH_MON_PORT:-6790}
port=${CEPH_PORT:-7480}
dir=$(mktemp -d "${TMPDIR:-/tmp}/little-arches-ceph-XXXXXX")
export CEPH_CONF="$dir/ceph.conf"
pids=
stop() {
  for pid in $pids; do kill -9 "$pid" 2>/dev/null || true; done
  rm -rf "$dir"
}
trap stop EXIT
trap 'exit 130' INT TERM

fsid=$(cat /proc/sys/kernel/random/uuid)
mkdir "$dir/mon" "$dir/osd" "$dir/rgw" "$dir/log" "$dir/run"
cat >"$CEPH_CONF" <<CONF
[global]
fsid = $fsid
mon host = v1:127.0.0.1:$mon_port
mon initial members = a
ms bind ipv6 = false
ms mon client mode = crc
auth cluster required = cephx
auth service required = cephx
auth client required = cephx
keyring = $dir/keyring
log file = $dir/log/\$name.log
admin socket = $dir/run/\$name.asok
run dir = $dir/run
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
[mon.a]
mon data = $dir/mon
[osd.0]
osd data = $dir/osd
osd objectstore = memstore
memstore device bytes = 1073741824
[client.rgw]
rgw data = $dir/rgw
rgw frontends = beast endpoint=127.0.0.1:$port tcp_nodelay=1
CONF

{
  ceph-authtool --create-keyring "$dir/keyring" --gen-key -n mon. --cap mon 'allow *'
  ceph-authtool "$dir/keyring" --gen-key -n client.admin --cap mon 'allow *' --cap osd 'allow *' --cap mgr 'allow *'
  ceph-authtool "$dir/keyring" --gen-key -n client.rgw --cap mon 'allow rw' --cap osd 'allow rwx'
  ceph-authtool "$dir/keyring" --gen-key -n osd.0 --cap mon 'allow profile osd' --cap osd 'allow *'
  monmaptool --create --addv a "[v1:127.0.0.1:$mon_port]" --fsid "$fsid" "$dir/monmap"
  ceph-mon --mkfs -i a --monmap "$dir/monmap" --keyring "$dir/keyring"
} >"$dir/log/setup" 2>&1 || {
  cat "$dir/log/setup" >&2
  exit 1
}
ceph-mon -f -i a >"$dir/log/mon.out" 2>&1 &
pids="$pids $!"
osd_id=$(cat /proc/sys/kernel/random/uuid)
timeout 120 ceph osd new "$osd_id" 0 >/dev/null
ceph-osd --mkfs -i 0 --osd-uuid "$osd_id" >"$dir/log/osd.mkfs" 2>&1
ceph-osd -f -i 0 >"$dir/log/osd.out" 2>&1 &
pids="$pids $!"
radosgw -f -n client.rgw >"$dir/log/rgw.out" 2>&1 &
pids="$pids $!"

tries=0
until [ "$(curl -s -o /dev/null -w '%{http_code}' "http://127.0.0.1:$port/")" = 200 ]; do
  tries=$((tries + 1))
  [ $tries -lt 120 ] || {
    echo "Ceph's gateway did not start:" >&2
    tail -n 20 "$dir"/log/* >&2
    exit 1
  }
  sleep 1
done
user=$(radosgw-admin user create --uid=releases --display-name=releases --access-key=releases --secret-key=releases-secret 2>/dev/null)
[ -n "$user" ]
export AWS_ENDPOINT_URL="http://127.0.0.1:$port" AWS_REGION=us-east-1
export AWS_ACCESS_KEY_ID=releases AWS_SECRET_ACCESS_KEY=releases-secret REAL_BUCKET=s3://releases
node --input-type=module -e '
  import { S3 } from "@aws-sdk/client-s3";
  await new S3({ forcePathStyle: true }).createBucket({ Bucket: "releases" });'
echo "Ceph's gateway answers at $AWS_ENDPOINT_URL ($(radosgw --version | cut -d" " -f1-3))" >&2
"$@"
