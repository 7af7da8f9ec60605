#!/bin/bash
# Starts Ceph's S3 gateway on this machine from Debian's packages, unpacked and not installed, for the tests of the file
# store: one monitor, one store in memory, one gateway, all on 127.0.0.1. Prints the value of S3_REAL and stays until it
# is stopped.
#   scripts/radosgw.sh [folder]     then, elsewhere:
#   S3_REAL="$(cat folder/s3-real)" npx vitest run --project unit server/features/storage/drivers
set -euo pipefail

folder=$(realpath -m "${1:-./data/radosgw}")
root=$folder/root work=$folder/work
mkdir -p "$folder/packages" "$root"
packages=(ceph-base ceph-common ceph-mon ceph-osd radosgw librgw2 librados2 librbd1 libcephfs2 libradosstriper1 liboath0
  libaio1 libboost-thread1.74.0 libboost-iostreams1.74.0 libboost-program-options1.74.0 libboost-date-time1.74.0
  libfmt9 libibverbs1 liblua5.3-0 libpmem1 libndctl6 libdaxctl1 librabbitmq4 librdmacm1 libsnappy1v5 libnl-3-200
  libnl-route-3-200 librdkafka1
  libboost-context1.74.0 libdevmapper-event1.02.1 libfuse2 libgoogle-perftools4 libtcmalloc-minimal4 libinih1
  libleveldb1d liblvm2cmd2.03 libnvme1 libparted2 libpopt0 liburcu8 python3-ceph python3-ceph-argparse
  python3-ceph-common python3-cephfs python3-prettytable python3-rados python3-rbd python3-rgw python3-wcwidth)
if [ ! -x "$root/usr/bin/radosgw" ]; then
  (cd "$folder/packages" && apt-get download -q "${packages[@]}")
  for package in "$folder"/packages/*.deb; do dpkg -x "$package" "$root"; done
fi

library=$root/usr/lib/x86_64-linux-gnu
export LD_LIBRARY_PATH=$library:$library/ceph:$root/lib/x86_64-linux-gnu:$root/usr/lib
export PATH=$root/usr/bin:$PATH PYTHONPATH=$root/usr/lib/python3/dist-packages
rm -rf "$work"
mkdir -p "$work/mon" "$work/osd" "$work/run"
monitor=${MONITOR_PORT:-53300} gateway=${GATEWAY_PORT:-55602} cluster=$(cat /proc/sys/kernel/random/uuid)
key=$(cat /proc/sys/kernel/random/uuid) secret=$(cat /proc/sys/kernel/random/uuid)
cat > "$work/ceph.conf" <<CONF
[global]
fsid = $cluster
mon host = [v2:127.0.0.1:$monitor/0,v1:127.0.0.1:$((monitor + 1))/0]
mon initial members = a
public addr = 127.0.0.1
cluster addr = 127.0.0.1
ms bind ipv6 = false
auth cluster required = none
auth service required = none
auth client required = none
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
mon allow pool size one = true
mon osd full ratio = .999
mon data avail warn = 1
mon data avail crit = 0
osd crush chooseleaf type = 0
osd objectstore = memstore
memstore device bytes = 1073741824
osd class dir = $library/rados-classes
erasure code dir = $library/ceph/erasure-code
plugin dir = $library/ceph
run dir = $work/run
admin socket = $work/run/\$name.asok
pid file = $work/run/\$name.pid
log file = $work/\$name.log
mon cluster log file = $work/cluster.log
mon data = $work/mon
osd data = $work/osd
keyring = $work/keyring
[client.rgw.a]
rgw frontends = beast endpoint=127.0.0.1:$gateway
rgw dns name = 127.0.0.1
ms mon client mode = crc
ms mon service mode = crc
CONF
touch "$work/keyring"
ceph="-c $work/ceph.conf"
stop() { cat "$work"/run/*.pid 2> /dev/null | xargs -r kill 2> /dev/null || true; }
trap stop EXIT
trap 'exit 0' INT TERM

monmaptool --create --addv a "[v2:127.0.0.1:$monitor,v1:127.0.0.1:$((monitor + 1))]" --fsid "$cluster" "$work/monmap" > /dev/null
ceph-mon $ceph --mkfs -i a --monmap "$work/monmap"
ceph-mon $ceph -i a
osd=$(cat /proc/sys/kernel/random/uuid)
timeout 60 python3 "$root/usr/bin/ceph" $ceph osd new "$osd" > /dev/null
ceph-osd $ceph -i 0 --mkfs --osd-uuid "$osd" 2> /dev/null
ceph-osd $ceph -i 0 > /dev/null
radosgw $ceph -n client.rgw.a
until curl -s -m 2 -o /dev/null "http://127.0.0.1:$gateway/"; do sleep 0.5; done
radosgw-admin $ceph -n client.rgw.a user create --uid=test --display-name=test --access-key="$key" --secret="$secret" > /dev/null
echo "http://127.0.0.1:$gateway files $key $secret" | tee "$folder/s3-real"
while sleep 3600 & wait $!; do :; done
