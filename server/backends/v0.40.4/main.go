// PocketBase as its release offers it: go.mod says which, and the checksums of all its parts.
package main

import (
	"fmt"
	"log"
	"os"
	"time"

	"github.com/pocketbase/pocketbase"
	"github.com/pocketbase/pocketbase/apis"
	"github.com/pocketbase/pocketbase/core"
)

func main() {
	app := pocketbase.New()
	public := app.RootCmd.PersistentFlags().String("publicDir", "pb_public", "the folder of static files to serve")
	app.OnServe().BindFunc(func(e *core.ServeEvent) error {
		e.InstallerFunc = printInstallLink
		e.Router.GET("/{path...}", apis.Static(os.DirFS(*public), true))
		return e.Next()
	})
	if err := app.Start(); err != nil {
		log.Fatal(err)
	}
}

// The release's own opens a browser at its own dashboard.
func printInstallLink(_ core.App, installer *core.Record, baseURL string) error {
	token, err := installer.NewStaticAuthToken(30 * time.Minute)
	if err == nil {
		fmt.Printf("%s/_/#/pbinstall/%s\n", baseURL, token)
	}
	return err
}
