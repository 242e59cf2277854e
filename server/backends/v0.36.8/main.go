// PocketBase as released. go.mod and go.sum pin all dependencies.
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

// The default installer would open a browser at PocketBase's own dashboard.
func printInstallLink(_ core.App, installer *core.Record, baseURL string) error {
	token, err := installer.NewStaticAuthToken(30 * time.Minute)
	if err == nil {
		fmt.Printf("%s/_/#/pbinstall/%s\n", baseURL, token)
	}
	return err
}
