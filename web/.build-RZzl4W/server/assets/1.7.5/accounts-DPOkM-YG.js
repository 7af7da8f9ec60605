// contract/api/accounts.ts
var currentUser = {
	"method": "GET",
	"path": "/user/current"
};
var draftKey = {
	"method": "GET",
	"path": "/user/draft-key"
};
var registerByEmail = {
	"method": "POST",
	"path": "/passport/register/email"
};
var registerByMobile = {
	"method": "POST",
	"path": "/passport/register/mobile"
};
var signInByEmail = {
	"method": "POST",
	"path": "/passport/login/email"
};
var signInByMobile = {
	"method": "POST",
	"path": "/passport/login/mobile"
};
var signOut = {
	"method": "POST",
	"path": "/passport/logout"
};
export { signInByEmail as a, registerByMobile as i, draftKey as n, signInByMobile as o, registerByEmail as r, signOut as s, currentUser as t };
