// contract/api/team.ts
var changeRole = {
	"method": "PUT",
	"path": "/org/member/{id}"
};
var createInvitation = {
	"method": "POST",
	"path": "/org/invitation"
};
var joinOrganisation = {
	"method": "POST",
	"path": "/user/join"
};
var leaveOrganisation = {
	"method": "POST",
	"path": "/org/leave"
};
var listInvitations = {
	"method": "GET",
	"path": "/org/invitations"
};
var listMembers = {
	"method": "GET",
	"path": "/org/members"
};
var passOnFounder = {
	"method": "POST",
	"path": "/org/founder"
};
var readInvitation = {
	"method": "GET",
	"path": "/open/invitation/{code}"
};
var removeMember = {
	"method": "DELETE",
	"path": "/org/member/{id}"
};
var revokeInvitation = {
	"method": "DELETE",
	"path": "/org/invitation/{id}"
};
export { listInvitations as a, readInvitation as c, leaveOrganisation as i, removeMember as l, createInvitation as n, listMembers as o, joinOrganisation as r, passOnFounder as s, changeRole as t, revokeInvitation as u };
